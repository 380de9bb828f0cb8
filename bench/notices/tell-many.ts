import { db } from 'functions/src/firestore/admin.ts';
import { tellAll } from 'functions/src/notices/tell.ts';
import { tellOfDay } from 'functions/src/notices/tell-of-days.ts';

/** One process as a function is one: what it takes of time and of memory is its own. */
const [what, tenantId = '', argument = ''] = process.argv.slice(2);
const startedAt = Date.now();
const runs = what === 'day' ? await tellDay() : await tellEvents();
const { maxRSS } = process.resourceUsage();
console.log(JSON.stringify({ ms: Date.now() - startedAt, runs, rss: maxRSS * 1024 }));

/** Until the day is told whole: a run has forty seconds, as in production. */
async function tellDay(): Promise<number> {
  const progress = db.doc(`schedules/tellOfDays/firms/${tenantId}`);
  let count = 0;
  while (!(await progress.get()).exists) {
    await tellOfDay(tenantId, new Date(`${argument}T09:00:00-03:00`), Date.now());
    count += 1;
  }
  return count;
}

/** Events of one person, told by the thousand, and all of them once more. */
async function tellEvents(): Promise<number> {
  const [uid = '', events = '0', client_id = ''] = argument.split(',');
  const told = Array.from({ length: Number(events) }, (_, index) => ({
    uid,
    telling: {
      kind: 'message_answered',
      ...{ tenant_id: tenantId, subject: `event${index}`, occasion: '', client_id },
      ...{ facts: { company: 'Padaria', sender: 'Rafael', content: 'Bom dia' }, link: '/client-portal' },
    } as const,
  }));
  let count = 0;
  for (let pass = 0; pass < 2; pass += 1) {
    do count += 1;
    while (!(await tellAll(told, Date.now())));
  }
  return count;
}
