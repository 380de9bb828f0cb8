import { Component, type ComponentType, type ReactNode } from 'react';
import { type Location, Outlet, useLocation } from 'react-router-dom';
import { tellFallenScreen } from '#app/faults/tell-fallen-screen.ts';

type FallenScreenProps = { readonly instead: ComponentType };

/** Shows another screen in place of one that failed, until the address is another. */
export function FallenScreen({ instead: Instead }: FallenScreenProps) {
  return (
    <Boundary location={useLocation()} instead={<Instead />}>
      <Outlet />
    </Boundary>
  );
}

type BoundaryProps = {
  readonly location: Location;
  readonly instead: ReactNode;
  readonly children: ReactNode;
};
type BoundaryState = { readonly hasFallen: boolean; readonly at: Location };

/** React catches what fails while it draws in classes alone. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFallen: false, at: this.props.location };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFallen: true };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, { at }: BoundaryState): BoundaryState | null {
    return location === at ? null : { hasFallen: false, at: location };
  }

  override componentDidCatch(error: unknown): void {
    tellFallenScreen(error);
  }

  override render(): ReactNode {
    return this.state.hasFallen ? this.props.instead : this.props.children;
  }
}
