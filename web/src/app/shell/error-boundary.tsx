import { Component, type ReactNode } from 'react'
import { logError } from '../../state/error-log'

interface Props {
  fallback: (error: unknown) => ReactNode
  children: ReactNode
}

/** A page that breaks takes neither the shell nor the other tabs with it. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    logError(error)
  }

  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error)
  }
}
