import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface ErrorBoundaryProps {
  /** Another address clears the error. */
  address: string;
  /** Set on a failure outside the render: the page's code did not load. */
  failure: unknown;
  children: ReactNode;
}

interface ErrorBoundaryState {
  address: string;
  thrown: unknown;
}

/** A page that throws shows its error inside the frame; the rest of Giewel stays usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { address: this.props.address, thrown: null };

  static getDerivedStateFromError(thrown: unknown) {
    return { thrown };
  }

  static getDerivedStateFromProps({ address }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return address === state.address ? null : { address, thrown: null };
  }

  override render() {
    const failure = this.state.thrown || this.props.failure;
    return failure ? <ErrorPage failure={failure} /> : this.props.children;
  }
}
