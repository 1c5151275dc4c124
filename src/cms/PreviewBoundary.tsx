import * as React from "react"

interface PreviewBoundaryProps {
  /** The entry as it is now. Any change leads to another try. */
  draft: unknown
  children: React.ReactNode
}

/** Prevents a page that cannot be rendered from taking the form with it, and tries again after each change. */
export class PreviewBoundary extends React.Component<
  PreviewBoundaryProps,
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ draft }: PreviewBoundaryProps) {
    if (this.state.failed && draft !== this.props.draft) this.setState({ failed: false })
  }

  override render() {
    return this.state.failed ? (
      <p className="sheet" role="alert">
        The page cannot be shown with what the form holds now. Go on filling it in: the page comes
        back by itself, and nothing you typed is lost.
      </p>
    ) : (
      this.props.children
    )
  }
}
