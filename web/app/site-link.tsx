import type { AnchorHTMLAttributes } from 'react'
import { Link } from 'react-router'
import { isEntryAddress } from './addresses.ts'

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href?: string | undefined }

/** A link of the site. It loads no page where the open entry has the screen. */
export function SiteLink({ href = '', ...rest }: SiteLinkProps) {
  // The side menu of the design system writes `_self`.
  const staysHere = !rest.target || rest.target === '_self'
  if (staysHere && (href.startsWith('#') || isEntryAddress(href))) return <Link to={href} {...rest} />
  return <a href={href} {...rest} />
}
