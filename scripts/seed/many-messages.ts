import { AURORA_PEOPLE, clientIdOf } from './aurora/accounts.ts';
import { aurora } from './aurora/aurora.ts';
import { conversationRows, type SaidLine } from './conversations.ts';
import { connectEmulators } from './emulators.ts';
import { SeedClock } from './seed-clock.ts';
import { writeFirm } from './write-firm.ts';

// In addition to the demo data, as arguments: how many messages one client's conversation has, and the sites this run
// serves. For measurements of a long conversation: an answer to each question, some lines long, over the days.
const [count = '0', ...domains] = process.argv.slice(2);
const PER_DAY = 4;
const SENTENCES = [
  'Bom dia!',
  'A guia de novembro já pode ser paga, o boleto está em Documentos.',
  'Recebi, obrigado.',
  'Falta a nota do fornecedor de farinha: sem ela o imposto sai a mais. Pode procurar, por favor?',
];

const clock = new SeedClock(new Date());
const firm = await aurora(clock, domains);
const { marcos, rafael } = AURORA_PEOPLE;
const total = Number(count);
const said = Array.from({ length: total }, (_, index): SaidLine => {
  const day = 1 + Math.floor((total - 1 - index) / PER_DAY);
  return {
    by: index % 2 === 0 ? marcos : rafael,
    at: clock.daysAgo(day, `1${index % PER_DAY}:20`),
    text: SENTENCES.slice(0, 1 + (index % SENTENCES.length)).join(' '),
  };
});
const conversation = {
  clientId: clientIdOf('padaria'),
  participants: [marcos, rafael],
  assignedTo: rafael,
  said,
  readers: [],
};
const rows = conversationRows(conversation).filter(({ entity }) => entity === 'messages');

const { written } = await writeFirm(
  connectEmulators(),
  { ...firm, accounts: [], rows, files: [] },
  clock,
  '',
);
console.log(`${written} messages written`);
