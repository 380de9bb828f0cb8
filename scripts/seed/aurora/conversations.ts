import type { Conversation, SaidLine } from '../conversations.ts';
import type { SeedClock } from '../seed-clock.ts';
import { AURORA_PEOPLE, clientIdOf, otherUserOf } from './accounts.ts';
import { PADARIA_RECEIPT } from './padaria.ts';

const { rafael, camila, marcos, luciana } = AURORA_PEOPLE;

type Line = readonly [
  who: 'client' | 'staff',
  daysAgo: number,
  time: string,
  text: string,
  documentIds?: string[],
];
type Talk = { key: string; user: string; staff: string; lines: readonly Line[]; staffHasRead: boolean };

const TALKS: readonly Talk[] = [
  {
    key: 'padaria',
    user: marcos,
    staff: rafael,
    staffHasRead: false,
    lines: [
      [
        'staff',
        3,
        '09:04',
        'Bom dia, Marcos! O faturamento do mês passado fechou em R$ 48.310,00. Pode conferir?',
      ],
      ['client', 3, '09:31', 'Conferi, está certo. Só faltou a nota da encomenda do hotel, mando hoje.'],
      ['staff', 2, '11:18', 'Recebi, obrigado. A guia do DAS já está em Obrigações.'],
      ['staff', 2, '11:19', 'E o recibo do aluguel, consegue uma foto mais nítida?'],
      [
        'client',
        2,
        '14:30',
        'Claro. Mando assim que sair do depósito, aqui o sinal é ruim.',
        [PADARIA_RECEIPT],
      ],
      ['client', 1, '14:44', 'Rafael, o FGTS deste mês é por Pix mesmo?'],
    ],
  },
  {
    key: 'odonto',
    user: luciana,
    staff: camila,
    staffHasRead: true,
    lines: [
      ['client', 6, '10:12', 'Camila, a nova dentista entra como sócia ou empregada?'],
      ['staff', 6, '10:40', 'Depende do contrato. Pode me enviar a minuta?'],
      ['client', 5, '18:02', 'Enviei em Documentos.'],
      ['staff', 4, '09:15', 'Vi, obrigada. Como sócia fica melhor: explico amanhã por telefone.'],
    ],
  },
  {
    key: 'restaurante',
    user: otherUserOf('restaurante'),
    staff: rafael,
    staffHasRead: false,
    lines: [
      ['staff', 7, '08:50', 'Bom dia! Falta o extrato do Itaú de setembro.'],
      ['client', 1, '21:15', 'Peguei no banco hoje. Vai amanhã cedo.'],
    ],
  },
  {
    key: 'transportes',
    user: otherUserOf('transportes'),
    staff: rafael,
    staffHasRead: true,
    lines: [
      ['client', 9, '07:32', 'Comprei um caminhão. O que vocês precisam?'],
      ['staff', 9, '08:10', 'A nota fiscal e o contrato do financiamento, por favor.'],
      ['client', 8, '12:47', 'Os dois já estão aí.'],
      ['staff', 8, '13:30', 'Recebidos. Entram no balanço deste mês.'],
    ],
  },
  {
    key: 'escola',
    user: otherUserOf('escola'),
    staff: camila,
    staffHasRead: true,
    lines: [
      ['staff', 12, '14:05', 'Patrícia, a lista das férias coletivas está certa?'],
      ['client', 11, '08:20', 'Falta a Cíntia, que volta em 4 de janeiro.'],
      ['staff', 11, '08:55', 'Incluída. Obrigada!'],
    ],
  },
  {
    key: 'tecnologia',
    user: otherUserOf('tecnologia'),
    staff: rafael,
    staffHasRead: true,
    lines: [
      ['client', 5, '16:21', 'Vamos faturar para fora do país. Tem ISS?'],
      ['staff', 5, '16:58', 'Na exportação de serviço, em regra não. Confirmo com a prefeitura.'],
    ],
  },
  {
    key: 'cafe',
    user: otherUserOf('cafe'),
    staff: camila,
    staffHasRead: false,
    lines: [['client', 1, '09:05', 'Bom dia! Podemos marcar a mudança de endereço para fevereiro?']],
  },
  {
    key: 'hotel',
    user: otherUserOf('hotel'),
    staff: rafael,
    staffHasRead: true,
    lines: [
      ['staff', 15, '10:30', 'Wagner, o balancete do trimestre está em Documentos.'],
      ['client', 14, '11:44', 'Recebido, obrigado.'],
    ],
  },
];

export function auroraConversations(clock: SeedClock): Conversation[] {
  return TALKS.map(({ key, user, staff, lines, staffHasRead }) => {
    const said = lines.map(([who, daysAgo, time, text, documentIds]): SaidLine => ({
      by: who === 'client' ? user : staff,
      at: clock.daysAgo(daysAgo, time),
      text,
      ...(documentIds === undefined ? {} : { documentIds }),
    }));
    const lastOf = (uid: string) => said.findLast(({ by }) => by === uid)?.at;
    const staffRead = staffHasRead ? clock.daysAgo(0, '07:50') : lastOf(staff);
    return {
      clientId: clientIdOf(key),
      participants: [user, staff],
      assignedTo: staff,
      said,
      readers: [
        { uid: user, upTo: clock.daysAgo(0, '07:45') },
        ...(staffRead === undefined ? [] : [{ uid: staff, upTo: staffRead }]),
      ],
    };
  });
}
