import { Component, type ReactNode } from 'react';

export interface RedrawBoundaryProps {
  children: ReactNode;
  /** Replaces the children after too many errors in a short time; by default nothing does. */
  fallback?: ReactNode;
}

/** How often the children are drawn again within `SPAN_MS`. One error may need two: the removed children clean up too. */
const ATTEMPTS = 4;
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
  private attempts: readonly number[] = [];

  static getDerivedStateFromError(): State {
    return { drawn: 'nothing' };
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
    this.attempts = [...this.attempts.filter((time) => now - time < SPAN_MS), now];
    this.setState({ drawn: this.attempts.length > ATTEMPTS ? 'fallback' : 'children' });
  }

  override render() {
    const { children, fallback = null } = this.props;
    return { children, fallback, nothing: null }[this.state.drawn];
  }
}
