import { firm } from '#config/firm.ts';

/** Opens a chat with the message already written. */
export const whatsappLink = (message: string) =>
  `https://wa.me/${firm.whatsapp.digits}?text=${encodeURIComponent(message)}`;

export const phoneLink = `tel:+${firm.phone.digits}`;

export const mailLink = `mailto:${firm.email}`;

const { street, district, city, state, postalCode } = firm.address;

export const addressLines = [street, `${district}, ${city} – ${state}, ${postalCode}`] as const;

export const mapsLink = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(
  `${street}, ${district}, ${city} - ${state}, ${postalCode}`,
)}`;

const hello = `Olá, ${firm.shortName}!`;

export const messages = {
  greeting: `${hello} Gostaria de mais informações sobre os serviços.`,
  consultation: `${hello} Gostaria de agendar uma consultoria gratuita.`,
  quote: `${hello} Gostaria de um orçamento personalizado.`,
  service: (title: string) => `${hello} Gostaria de saber mais sobre o serviço ${title}.`,
};
