type QuoteFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'tel' | 'email';
  readonly autoComplete: string;
  readonly pattern?: string;
  readonly help?: string;
  /** What to say when it is empty or wrong. With it the field is required. */
  readonly problem?: string;
};

export function QuoteField({ label, help, problem, type = 'text', ...input }: QuoteFieldProps) {
  const isRequired = problem !== undefined;
  const notes = [isRequired && `${input.name}-erro`, help !== undefined && `${input.name}-ajuda`];
  return (
    <p className="field">
      <label htmlFor={input.name}>
        {label}
        {isRequired && (
          <span className="required" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      <input
        {...input}
        id={input.name}
        type={type}
        maxLength={120}
        required={isRequired}
        aria-describedby={notes.filter((note) => note !== false).join(' ') || undefined}
        data-problem={problem}
      />
      {isRequired && <span className="field-error" id={`${input.name}-erro`} />}
      {help !== undefined && (
        <span className="field-help" id={`${input.name}-ajuda`}>
          {help}
        </span>
      )}
    </p>
  );
}
