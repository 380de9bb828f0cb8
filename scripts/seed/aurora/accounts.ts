import type { SeedAccount } from '../firm.ts';
import { seededId, seededUid } from '../seeded.ts';

export const clientIdOf = (key: string) => seededId(`client aurora ${key}`);
const uidOf = (name: string) => seededUid(`aurora ${name}`);

/** The people who appear by name in Aurora's rows. */
export const AURORA_PEOPLE = {
  helena: uidOf('helena'),
  camila: uidOf('camila'),
  rafael: uidOf('rafael'),
  marcos: uidOf('marcos'),
  luciana: uidOf('luciana'),
} as const;

/** Client users besides the demo accounts, so that the inbox has more than two voices: key, name, e-mail. */
const OTHER_USERS = [
  ['restaurante', 'Conceição Ramos', 'gerencia@sabordeminas.example'],
  ['transportes', 'Edson Vieira', 'edson@serraazul.example'],
  ['escola', 'Patrícia Amaral', 'secretaria@girassol.example'],
  ['tecnologia', 'Tiago Menezes', 'financeiro@nimbus.example'],
  ['cafe', 'Beatriz Falcão', 'bomdia@graonobre.example'],
  ['hotel', 'Wagner Coelho', 'reservas@hotelcentral.example'],
] as const;

export const otherUserOf = (key: string) => uidOf(`user of ${key}`);

export const AURORA_ACCOUNTS: SeedAccount[] = [
  staff(AURORA_PEOPLE.helena, 'admin@aurora.example', 'Helena Prado', 'admin'),
  staff(AURORA_PEOPLE.camila, 'supervisor@aurora.example', 'Camila Teles', 'supervisor'),
  staff(AURORA_PEOPLE.rafael, 'contador@aurora.example', 'Rafael Nunes', 'accountant'),
  client(AURORA_PEOPLE.marcos, 'cliente@aurora.example', 'Marcos Ferreira', 'padaria'),
  client(AURORA_PEOPLE.luciana, 'cliente2@aurora.example', 'Luciana Sampaio', 'odonto'),
  ...OTHER_USERS.map(([key, name, email]) => client(otherUserOf(key), email, name, key)),
];

function staff(uid: string, email: string, full_name: string, role: 'admin' | 'supervisor' | 'accountant') {
  return { uid, email, full_name, role, phone: null, client_ids: [] } satisfies SeedAccount;
}

function client(uid: string, email: string, full_name: string, key: string) {
  return {
    uid,
    email,
    full_name,
    role: 'client',
    phone: null,
    client_ids: [clientIdOf(key)],
  } satisfies SeedAccount;
}
