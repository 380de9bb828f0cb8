import { firm } from '#config/firm.ts';
import { paths } from '#config/paths.ts';
import { PageHeadSection } from '#site/layout/page-head-section.tsx';
import type { SitePage } from '#site/page.ts';
import { ContactCards } from './contact-cards.tsx';
import { faqJsonLd, FrequentQuestions } from './frequent-questions.tsx';
import { QuoteForm } from './quote-form.tsx';
import { WhyContact } from './why-contact.tsx';

export const contactPage: SitePage = {
  path: paths.contact,
  title: `Fale Conosco: orçamento, WhatsApp e endereço | ${firm.name}`,
  description: `Peça um orçamento à ${firm.name}. Respondemos em ${firm.promises.answer} por WhatsApp, telefone ou e-mail.`,
  menuLabel: 'Contato',
  updated: '2026-11-20',
  styles: 'contact',
  trail: [],
  share: { title: 'Conte o que você precisa', section: 'Fale Conosco' },
  jsonLd: [faqJsonLd],
  body: (
    <>
      <PageHeadSection
        title="Fale Conosco"
        lead={`Conte o que você precisa. Respondemos em ${firm.promises.answer}, e a primeira conversa é gratuita.`}
      />
      <section className="section first">
        <div className="wrap contact">
          <QuoteForm />
          <WhyContact />
        </div>
      </section>
      <ContactCards />
      <FrequentQuestions />
    </>
  ),
};
