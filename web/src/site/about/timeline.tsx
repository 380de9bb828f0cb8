const milestones = [
  {
    year: '2013',
    title: 'Fundação',
    description: 'Duas mesas, um computador e os primeiros doze clientes do bairro.',
  },
  {
    year: '2016',
    title: 'Expansão Digital',
    description: 'Documentos deixam de ir de motoboy: tudo passa a chegar e sair pela internet.',
  },
  {
    year: '2019',
    title: 'Certificações',
    description: 'Passamos a emitir certificados digitais A1 e A3 e a treinar a equipe todo trimestre.',
  },
  {
    year: '2022',
    title: 'Marco de 500 Clientes',
    description: 'Quinhentas empresas atendidas, do MEI à média empresa, e uma equipe por setor.',
  },
  {
    year: '2024',
    title: 'Referência Nacional',
    description: 'Clientes em todas as regiões do país, com o mesmo atendimento de vizinho.',
  },
];

export function Timeline() {
  return (
    <section className="section last">
      <div className="wrap">
        <h2 className="spaced">Nossa trajetória</h2>
        <div className="strip once" />
        <ol className="timeline">
          {milestones.map(({ year, title, description }) => (
            <li key={year}>
              <time dateTime={year}>{year}</time>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
