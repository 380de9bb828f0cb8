import { chakra } from '@chakra-ui/react';
import { isChannelOn, isGroupOn, NOTICE_SUBJECTS, type NoticeGroup, offIn } from '@portal/domain';
import { CheckBox } from '#ui/fields/check-box.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { CHANNEL_LABELS } from './notice-labels.ts';
import type { Preferences } from './preferences.ts';

// Keys of a const object.
const CHANNELS = Object.keys(CHANNEL_LABELS) as (keyof typeof CHANNEL_LABELS)[];

type GroupChoiceProps = {
  readonly group: NoticeGroup;
  readonly words: { label: string; help: string };
  readonly shown: Preferences;
  readonly onChange: (patch: Partial<Preferences>) => void;
};

/** One thing to be told of, and by which ways: a way that is off for everything cannot be chosen for one. */
export function GroupChoice({ group, words, shown, onChange }: GroupChoiceProps) {
  const subject = NOTICE_SUBJECTS.find((name) => name === group);
  const toggle = (channel: (typeof CHANNELS)[number], isOn: boolean) => {
    const others = offIn(shown, channel).filter((name) => name !== group);
    onChange({ [`${channel}_off`]: isOn ? others : [...others, group] });
  };
  return (
    <chakra.div role="group" aria-label={words.label}>
      {subject === undefined ? (
        <chakra.div py="1">
          <chakra.span textStyle="label">{words.label}</chakra.span>
          <chakra.small display="block" textStyle="meta" color="fg.muted">
            {words.help}
          </chakra.small>
        </chakra.div>
      ) : (
        <SwitchField
          {...words}
          checked={shown[subject]}
          onChange={(event) => onChange({ [subject]: event.target.checked })}
        />
      )}
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" ps={subject === undefined ? '0' : '56px'}>
        {CHANNELS.map((channel) => (
          <CheckBox
            key={channel}
            label={CHANNEL_LABELS[channel]}
            aria-label={`${words.label} por ${CHANNEL_LABELS[channel]}`}
            checked={!offIn(shown, channel).includes(group)}
            disabled={!isGroupOn(shown, group) || !isChannelOn(shown, channel)}
            onChange={(event) => toggle(channel, event.target.checked)}
          />
        ))}
      </chakra.div>
    </chakra.div>
  );
}
