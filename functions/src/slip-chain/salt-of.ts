import { createHmac } from 'node:crypto';

/** Of one link. Who has links alone cannot try amounts, and who was told one salt knows no other. */
export const saltOf = (key: string, clientId: string, seq: number): string =>
  createHmac('sha256', Buffer.from(key, 'hex')).update(`${clientId}/${seq}`).digest('hex');
