import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    rowGap: '3',
    columnGap: '4',
    mb: '4.5',
  },
});

type PageHeadingProps = {
  readonly title: string;
  /** One line under the title. */
  readonly description?: ReactNode;
  /** The one solid button of the screen, and at most a few beside it. */
  readonly actions?: ReactNode;
  /** section: a part of a page that has its own title. */
  readonly variant?: 'admin' | 'portal' | 'section';
};

const TITLES = {
  admin: { as: 'h1', textStyle: 'adminTitle' },
  portal: { as: 'h1', textStyle: 'portalTitle' },
  section: { as: 'h2', textStyle: 'cardTitle' },
} as const;

export function PageHeading({ title, description, actions, variant = 'admin' }: PageHeadingProps) {
  return (
    <Row>
      <div>
        <chakra.h1 {...TITLES[variant]}>{title}</chakra.h1>
        {description !== undefined && (
          <chakra.p mt="3px" textStyle="secondary" color="fg.muted">
            {description}
          </chakra.p>
        )}
      </div>
      {actions !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" gap="2" data-print="hidden">
          {actions}
        </chakra.div>
      )}
    </Row>
  );
}
