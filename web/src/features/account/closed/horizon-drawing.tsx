/** A tile with the sun still below the horizon. */
export function HorizonDrawing() {
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" aria-hidden>
      <path fill="#0E4B54" d="M0 0h120v120H0z" />
      <path fill="#14606A" d="M0 0h120A120 120 0 0 1 0 120z" />
      <path d="M24 84a36 36 0 0 1 72 0z" fill="none" stroke="#FFB580" strokeWidth="2" strokeDasharray="3 5" />
      <path d="M43 84a17 17 0 0 1 34 0z" fill="#FFB580" />
      <path d="M16 84h88" stroke="#FFF9F0" strokeWidth="3" />
      <path d="M28 94h64M40 103h40" stroke="#43939A" strokeWidth="2" />
    </svg>
  );
}
