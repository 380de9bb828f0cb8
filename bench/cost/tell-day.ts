import { eachFirm } from 'functions/src/schedules/each-firm.ts';
import { recordRun } from 'functions/src/schedules/run-records.ts';
import { tellOfDay } from 'functions/src/notices/tell-of-days.ts';

/** The schedule as it runs at nine on a day, whatever the hour is here: before eight it would tell nobody. */
const [day = ''] = process.argv.slice(2);
const nine = new Date(`${day}T09:00:00-03:00`);
await recordRun('tellOfDays', () =>
  eachFirm('tellOfDays', (tenantId, startedAt) => tellOfDay(tenantId, nine, startedAt)),
);
