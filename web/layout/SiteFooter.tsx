import { accessibilityState } from 'virtual:accessibility-state'
import { headerFooterDisplayItem } from '@codegouvfr/react-dsfr/Display'
import { Footer } from '@codegouvfr/react-dsfr/Footer'
import { joinParts } from '@ma-cantine/lib/messages/join-parts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { Brand } from './Brand.tsx'
import { useLayoutWords } from './words/layout-words.ts'
import './footer.css'

export const footerId = 'pied-de-page'

/** The states of the law in the terms of the design system. */
const accessibilityStates = { full: 'fully compliant', partial: 'partially compliant', none: 'non compliant' } as const

export function SiteFooter() {
  const titleOf = useTitles()
  const { footer, homeLink, ministry } = useLayoutWords()
  return (
    <Footer
      id={footerId}
      brandTop={<Brand />}
      // The title of a link holds its visible text (RGAA 6.1).
      homeLinkProps={{ href: addressOf('Home'), title: joinParts(ministry.join(' '), homeLink) }}
      accessibility={accessibilityStates[accessibilityState]}
      contentDescription={footer.description}
      websiteMapLinkProps={{ href: addressOf('SiteMap') }}
      accessibilityLinkProps={{ href: addressOf('AccessibilityDeclaration') }}
      termsLinkProps={{ href: addressOf('LegalNotices') }}
      bottomItems={[
        { text: titleOf('PersonalData'), linkProps: { href: addressOf('PersonalData') } },
        { text: footer.cookies, linkProps: { href: `${addressOf('PersonalData')}#cookies` } },
        { text: footer.terms, linkProps: { href: addressOf('CGU') } },
        headerFooterDisplayItem,
      ]}
      license={
        <>
          {footer.codeUnder} <a href="/licence.txt">{footer.license}</a>.
        </>
      }
    />
  )
}
