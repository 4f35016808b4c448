import { headerFooterDisplayItem } from '@codegouvfr/react-dsfr/Display'
import { Footer } from '@codegouvfr/react-dsfr/Footer'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { Brand } from './Brand.tsx'
import { useLayoutWords } from './words/layout-words.ts'

export const footerId = 'pied-de-page'

export function SiteFooter() {
  const titleOf = useTitles()
  const { footer, homeLink } = useLayoutWords()
  return (
    <Footer
      id={footerId}
      brandTop={<Brand />}
      homeLinkProps={{ href: addressOf('Home'), title: homeLink }}
      accessibility="partially compliant"
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
