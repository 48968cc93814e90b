import { toFailure } from '@consorcio/shared/errors';
import { Component, type ReactNode } from 'react';

export interface RedrawBoundaryProps {
  children: ReactNode;
  /** How often the children are drawn again within `SPAN_MS`. One error may need two: the removed children clean up too. */
  attempts?: number;
  /** Replaces the children after more errors than that; by default nothing does. Another key of the boundary draws them again. */
  fallback?: ReactNode;
}

const SPAN_MS = 10_000;

interface State {
  readonly drawn: 'children' | 'nothing' | 'fallback';
}

/**
 * Draws its children again after an error: what they show is in the store. It stands above a place where parts come and go, because
 * React passes an error of a clean-up to the nearest boundary above what was removed.
 */
export class RedrawBoundary extends Component<RedrawBoundaryProps, State> {
  override state: State = { drawn: 'children' };
  private errors: readonly number[] = [];

  /** What was not there in time has had its time. */
  static getDerivedStateFromError(error: unknown): State {
    return { drawn: toFailure(error).code === 'segment.timeout' ? 'fallback' : 'nothing' };
  }

  override componentDidMount() {
    this.drawAgain();
  }

  override componentDidUpdate() {
    this.drawAgain();
  }

  /** The browser paints only afterwards. */
  private drawAgain() {
    if (this.state.drawn !== 'nothing') return;
    const now = Date.now();
    this.errors = [...this.errors.filter((time) => now - time < SPAN_MS), now];
    this.setState({ drawn: this.errors.length > (this.props.attempts ?? 4) ? 'fallback' : 'children' });
  }

  override render() {
    const { children, fallback } = this.props;
    const { drawn } = this.state;
    if (drawn === 'children') return children;
    return drawn === 'fallback' ? fallback : null;
  }
}
