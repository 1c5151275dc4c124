import * as React from "react"
import { Link } from "gatsby"

export function Layout({ children }) {
  return (
    <>
      <header>
        <nav>
          <Link to="/">Home</Link> <Link to="/products">Products</Link> <Link to="/blog">Blog</Link>{" "}
          <Link to="/contact">Contact</Link>
        </nav>
      </header>
      <main>{children}</main>
      <footer>
        <Link to="/">Home</Link>
      </footer>
    </>
  )
}

export function PageHead({ title, description }) {
  return (
    <>
      <html lang="en-IN" />
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  )
}
