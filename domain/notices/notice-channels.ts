import {
  NOTICE_CHANNELS,
  NOTICE_SUBJECTS,
  type NoticeChannel,
  type NoticeGroup,
  type PreferenceFields,
} from '../entities/preference.ts';
import { isStaff, type Role } from '../permissions/roles.ts';
import { NOTICE_KINDS, type NoticeKind } from './notice-kinds.ts';

export type NoticeChoices = Omit<PreferenceFields, 'user_id'>;

/** What is off where nothing was chosen yet: what would only repeat itself. */
export const OFF_AT_FIRST: Record<NoticeChannel, readonly NoticeGroup[]> = {
  portal: [],
  email: ['messages'],
  push: ['slips', 'asks'],
};

export function offIn(choices: NoticeChoices, channel: NoticeChannel): readonly NoticeGroup[] {
  return choices[`${channel}_off`] ?? OFF_AT_FIRST[channel];
}

/** Whether a group is told of at all: the switch of a subject is above those of its channels. */
export function isGroupOn(choices: NoticeChoices, group: NoticeGroup): boolean {
  const subject = NOTICE_SUBJECTS.find((name) => name === group);
  return subject === undefined || choices[subject];
}

/** Whether a channel is used at all; the portal's own always is. */
export function isChannelOn(choices: NoticeChoices, channel: NoticeChannel): boolean {
  return channel === 'portal' || choices[`by_${channel}`];
}

export const isChosen = (choices: NoticeChoices, group: NoticeGroup, channel: NoticeChannel): boolean =>
  isGroupOn(choices, group) && isChannelOn(choices, channel) && !offIn(choices, channel).includes(group);

/** How a person hears of an event, by what they chose; of what concerns the account's safety by every way. */
export function channelsOf(kind: NoticeKind, choices: NoticeChoices): NoticeChannel[] {
  const { group } = NOTICE_KINDS[kind];
  return NOTICE_CHANNELS.filter((channel) => group === null || isChosen(choices, group, channel));
}

/** Staff get one a day unless they do not want it, clients if they do. */
export function wantsDigest(choices: NoticeChoices, role: Role): boolean {
  return choices.by_email && (choices.digest ?? isStaff(role));
}
