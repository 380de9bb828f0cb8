/** What the product has to know about a firm. `firm.ts` fills it in. */
export type Firm = {
  readonly name: string;
  readonly shortName: string;
  readonly tagline: string;
  /** One sentence under the name, at the foot of every page. */
  readonly summary: string;
  readonly foundedIn: number;
  readonly domain: string;
  readonly phone: Phone;
  readonly whatsapp: Phone;
  readonly email: string;
  readonly address: Address;
  /** Opening times as shown, and as search engines read them. */
  readonly hours: readonly OpeningHours[];
  readonly promises: Promises;
  readonly figures: readonly Figure[];
  readonly social: readonly Profile[];
  readonly colors: FirmColors;
};

export type Phone = {
  readonly shown: string;
  /** Digits with the country's code, as tel: and wa.me take them. */
  readonly digits: string;
};

export type Address = {
  readonly street: string;
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
};

export type OpeningHours = {
  readonly shown: string;
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
};

/** How long things take, as inside a sentence. */
export type Promises = {
  readonly answer: string;
  readonly companyOpening: string;
};

export type Figure = {
  readonly value: string;
  readonly text: string;
};

export type Profile = {
  readonly network: string;
  readonly url: string;
};

/** What only the public pages tell. Apart from the firm, so that the app does not carry it. */
export type FirmStory = {
  /** Paragraphs. */
  readonly history: readonly string[];
  readonly mission: string;
  readonly vision: string;
  readonly purpose: string;
  readonly values: {
    readonly ethics: string;
    readonly result: string;
    readonly commitment: string;
    readonly innovation: string;
  };
  readonly timeline: readonly Milestone[];
  /** The first one is shown large. */
  readonly testimonials: readonly Testimonial[];
};

export type Milestone = {
  readonly year: string;
  readonly title: string;
  readonly description: string;
};

export type Testimonial = {
  readonly name: string;
  readonly role: string;
  readonly company: string;
  readonly content: string;
  /** Of 5. */
  readonly rating: number;
  readonly initial: string;
};

/** One colour in both themes. */
export type ColorPair = {
  readonly light: string;
  readonly dark: string;
};

/**
 * The firm's own colours; the neutral ones and those of a status belong to the product. Contrast was measured pair
 * by pair (text on its ground at least 4.5 : 1, lines 3 : 1): measure again after a change.
 */
export type FirmColors = {
  /** The page itself, the browser's frame around it, and the splash of the installed app. */
  readonly canvas: ColorPair;
  readonly brand: {
    readonly solid: ColorPair;
    readonly hover: ColorPair;
    readonly contrast: ColorPair;
    readonly fg: ColorPair;
    readonly subtle: ColorPair;
    readonly muted: ColorPair;
    readonly emphasized: ColorPair;
    readonly border: ColorPair;
    readonly focusRing: ColorPair;
  };
  /** The dark sections. */
  readonly band: {
    readonly bg: ColorPair;
    readonly fg: ColorPair;
    readonly muted: ColorPair;
    readonly line: ColorPair;
    readonly panel: ColorPair;
  };
  /** The cool and the warm scale of the drawings, from light to dark. */
  readonly ink: Scale<50 | 100 | 200 | 300 | 400 | 500 | 600 | 700 | 800 | 900 | 950>;
  readonly sun: Scale<100 | 200 | 300 | 400 | 500>;
  readonly gold: string;
  readonly rosa: string;
  readonly cream: string;
};

type Scale<Step extends number> = Readonly<Record<Step, string>>;
