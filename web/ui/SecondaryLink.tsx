import type { ReactNode } from 'react'
import { SiteLink } from '../app/site-link.tsx'

/** A link that looks like a secondary button, beside the main action. */
export function SecondaryLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <SiteLink className="fr-btn fr-btn--secondary" href={href}>
      {children}
    </SiteLink>
  )
}
