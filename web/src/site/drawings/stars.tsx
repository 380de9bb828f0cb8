export function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`Nota ${rating} de 5`}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 24 24" aria-hidden="true">
          <path d="m12 2 3.1 6.5 7 .9-5.1 4.9 1.3 7L12 17.9l-6.3 3.4 1.3-7L1.9 9.4l7-.9z" />
        </svg>
      ))}
    </span>
  );
}
