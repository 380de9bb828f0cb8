import { firm } from '#config/firm.ts';

const { street, district, city, state } = firm.address;

/** What a text writes as `{{name}}`, so that another firm's texts name that firm. */
const WORDS: Readonly<Record<string, string>> = {
  nome: firm.name,
  email: firm.email,
  telefone: firm.phone.shown,
  endereco: `${street}, ${district}, ${city}, ${state}`,
};

export const withFirmWords = (text: string) =>
  text.replaceAll(/\{\{([^}]*)\}\}/g, (_, name: string) => {
    const word = WORDS[name];
    if (word !== undefined) return word;
    throw new Error(`"{{${name}}}" is unknown; there are ${Object.keys(WORDS).join(', ')}`);
  });
