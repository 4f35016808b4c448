import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'
import { isHere } from './addresses.ts'

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href?: string | undefined }

/** A link of the site: without loading a page where the entry that is open has the screen, with one elsewhere. */
export function SiteLink({ href = '', ...rest }: SiteLinkProps) {
  if (!rest.target && (href.startsWith('#') || isHere(href))) return <Link to={href} {...rest} />
  return <a href={href} {...rest} />
}
