/** The bundler hands the bytes over. */
declare module '*.jpg' {
  const bytes: Uint8Array;
  export default bytes;
}
