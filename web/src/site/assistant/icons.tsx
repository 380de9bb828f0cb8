/** Own lines: the app's icon set shares a file with its components, and an island must not load those. */
const lines = {
  close: 'M6 6l12 12M18 6 6 18',
  minimize: 'M6 17h12',
  restore: 'm6 15 6-6 6 6',
  send: 'M12 19V5m-6 6 6-6 6 6',
  microphone: 'M9 7a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0ZM5.5 11a6.500 6.500 0 0 0 13 0M12 17.500V21',
  voice: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500ZM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  mute: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500Zm12 0 5 5m0-5-5 5',
} as const;

export function Icon({ name }: { readonly name: keyof typeof lines }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={lines[name]} />
    </svg>
  );
}
