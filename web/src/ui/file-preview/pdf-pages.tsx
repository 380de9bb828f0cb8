import { Box, chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { openPdf, type PDFDocumentProxy } from './pdf-document.ts';

/** A page of A4, until the real one is known. */
const A4_RATIO = 210 / 297;
/** More would take a phone's memory: one page at 390 px and a threefold screen is already 5 MB. */
const MOST_PIXELS_WIDE = 2_000;

type PdfPagesProps = { file: Blob; zoom: number; onUnreadable: () => void };

/** The pages of a PDF, each drawn when it comes into view. */
export function PdfPages({ file, zoom, onUnreadable }: PdfPagesProps) {
  const [pdf, setPdf] = useState<PDFDocumentProxy | null>(null);
  const fail = useEffectEvent(onUnreadable);
  useEffect(() => {
    let opened: PDFDocumentProxy | null = null;
    let isGone = false;
    file
      .arrayBuffer()
      .then(openPdf)
      .then(
        (document) => {
          opened = document;
          if (isGone) void document.loadingTask.destroy();
          else setPdf(document);
        },
        () => isGone || fail(),
      );
    return () => {
      isGone = true;
      void opened?.loadingTask.destroy();
    };
  }, [file]);
  if (pdf === null) return <Page as="div" style={{ aspectRatio: A4_RATIO }} aria-busy />;
  return (
    <>
      {Array.from({ length: pdf.numPages }, (_, index) => (
        <PdfPage key={index} pdf={pdf} number={index + 1} zoom={zoom} />
      ))}
    </>
  );
}

function PdfPage({ pdf, number, zoom }: { pdf: PDFDocumentProxy; number: number; zoom: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ratio, setRatio] = useState(A4_RATIO);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const page = canvas.current;
    if (page === null) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '600px',
    });
    observer.observe(page);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    const target = canvas.current;
    if (!isNear || target === null) return;
    let cancel = () => {};
    let isGone = false;
    void pdf.getPage(number).then((page) => {
      if (isGone) return;
      const natural = page.getViewport({ scale: 1 });
      setRatio(natural.width / natural.height);
      const wide = Math.min(target.clientWidth * devicePixelRatio, MOST_PIXELS_WIDE);
      const viewport = page.getViewport({ scale: wide / natural.width });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      const task = page.render({ canvas: target, viewport });
      cancel = () => task.cancel();
      // A drawing that was called off rejects: the next one is shown instead.
      task.promise.catch(() => undefined);
    });
    return () => {
      isGone = true;
      cancel();
    };
  }, [pdf, number, isNear, zoom]);
  return (
    <Box width={`${zoom * 100}%`} mb="3">
      <Page
        ref={canvas}
        role="img"
        aria-label={`Página ${number} de ${pdf.numPages}`}
        style={{ aspectRatio: ratio }}
      />
    </Box>
  );
}

/** Paper is white in the dark too. */
const Page = chakra('canvas', {
  base: { display: 'block', width: 'full', bg: 'white', boxShadow: 'md' },
});
