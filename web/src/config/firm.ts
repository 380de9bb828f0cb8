/** Everything that names the firm. Another firm puts the product on its own domain by changing this file. */
export interface Firm {
  readonly name: string;
  readonly shortName: string;
  readonly tagline: string;
  readonly foundedIn: number;
  readonly domain: string;
  readonly phone: Phone;
  readonly whatsapp: Phone;
  readonly email: string;
  readonly address: Address;
  /** Opening times as shown, and as search engines read them. */
  readonly hours: readonly OpeningHours[];
  readonly figures: readonly Figure[];
  /** Colour of the browser's frame around the app. */
  readonly themeColor: { readonly light: string; readonly dark: string };
}

export interface Phone {
  readonly shown: string;
  /** Digits with the country's code, as tel: and wa.me take them. */
  readonly digits: string;
}

export interface Address {
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

export interface OpeningHours {
  readonly shown: string;
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

export interface Figure {
  readonly value: string;
  readonly text: string;
}

export const firm: Firm = {
  name: 'Aurora Contabilidade',
  shortName: 'Aurora',
  tagline: 'Contabilidade',
  foundedIn: 2013,
  domain: 'aurora.example',
  phone: { shown: '(11) 4002-8922', digits: '551140028922' },
  whatsapp: { shown: '(11) 94002-8922', digits: '5511940028922' },
  email: 'contato@aurora.example',
  address: {
    street: 'Rua das Acácias, 245, sala 12',
    district: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postalCode: '01310-000',
  },
  hours: [
    {
      shown: 'Segunda a sexta, 8h às 18h',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '08:00',
      closes: '18:00',
    },
    { shown: 'Sábado, 8h às 12h', days: ['Saturday'], opens: '08:00', closes: '12:00' },
  ],
  figures: [
    { value: '10+ anos', text: 'de experiência, desde 2013' },
    { value: '500+', text: 'clientes atendidos' },
    { value: '99%', text: 'de satisfação' },
    { value: '24h', text: 'é a média da nossa resposta' },
  ],
  themeColor: { light: '#F6F8F7', dark: '#0A1517' },
};
