/** Who wrote what the server has now, as far as this device knows. */
export type OtherWriter =
  | { kind: 'person'; name: string }
  /** The same person, on another device. */
  | { kind: 'self' }
  | { kind: 'unknown' };

export type OtherVersion = {
  /** Begins a sentence: 'Ana Luíza também mudou este registro.' */
  who: string;
  /** What its values are marked with. */
  label: string;
  /** The button that takes all of it. */
  all: string;
};

/** How the other version is spoken of. */
export function otherVersion(other: OtherWriter): OtherVersion {
  switch (other.kind) {
    case 'person':
      return { who: other.name, label: `Versão de ${other.name}`, all: `Tudo de ${other.name}` };
    case 'self':
      return {
        who: 'Em outro aparelho, você',
        label: 'A do outro aparelho',
        all: 'Tudo do outro aparelho',
      };
    case 'unknown':
      return { who: 'Outra pessoa', label: 'A do servidor', all: 'Tudo do servidor' };
  }
}
