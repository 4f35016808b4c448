import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ImportOutcome, isLevel } from '@ma-cantine/lib/imports/import-outcome'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { FormatGuide } from './FormatGuide.tsx'
import { ImportedFile } from './ImportedFile.tsx'
import { useChooserWords } from './words/chooser-words.ts'
import { useImportWords } from './words/import-words.ts'

/** Anchor of the section where the file is chosen. */
const fileSection = 'fichier'

/** The screen that all imports share: how to prepare the file, then the file itself. */
export function ImportScreen({ outcome }: { readonly outcome: ImportOutcome }) {
  const words = useImportWords()
  const titleOf = useTitles()
  const { title } = useChooserWords().outcomes[outcome]
  usePageTitle(isLevel(outcome) ? words.levelTitle(title, titleOf('DiagnosticImportPage')) : title)
  return (
    <>
      <div className="fr-grid-row fr-grid-row--gutters">
        <div className="fr-col-12 fr-col-lg-8">
          <h1>{title}</h1>
          <p className="fr-text--lead">{words.intros[outcome]}</p>
          <Shortcut outcome={outcome} />
          <Button iconId="fr-icon-arrow-down-line" iconPosition="right" linkProps={{ href: `#${fileSection}` }}>
            {words.goToFile}
          </Button>
        </div>
      </div>
      <section className="mc-import-guide fr-mt-6w" aria-labelledby="preparer">
        <h2 id="preparer">{words.numbered(1, words.prepare)}</h2>
        <FormatGuide outcome={outcome} />
      </section>
      <section id={fileSection} className="mc-import-file fr-mt-6w" aria-labelledby="verifier">
        <h2 id="verifier">{words.numbered(2, words.send)}</h2>
        <ImportedFile key={outcome} outcome={outcome} />
      </section>
      <Help />
    </>
  )
}

/** Links to a form that is quicker than a file when there is little to enter. */
function Shortcut({ outcome }: { readonly outcome: ImportOutcome }) {
  const { shortcuts } = useImportWords()
  if (outcome !== 'PURCHASES' && outcome !== 'CANTEENS') return null
  const { text, link } = shortcuts[outcome]
  return (
    <p>
      <strong>{text}</strong>{' '}
      <SiteLink className="fr-link" href={addressOf(outcome === 'PURCHASES' ? 'PurchasesHome' : 'CanteenCreation')}>
        {link}
      </SiteLink>
    </p>
  )
}

function Help() {
  const { help } = useImportWords()
  return (
    <section className="fr-mt-8w fr-pt-4w mc-import-help" aria-labelledby="aide">
      <Badge severity="info" noIcon as="p">
        {help.badge}
      </Badge>
      <h2 id="aide" className="fr-h3 fr-mt-2w">
        {help.title}
      </h2>
      <p>{help.text}</p>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <Button priority="secondary" linkProps={{ href: addressOf('ContactPage') }}>
            {help.contact}
          </Button>
        </li>
        <li>
          <Button priority="tertiary" linkProps={{ href: addressOf('FAQ') }}>
            {help.faq}
          </Button>
        </li>
      </ul>
    </section>
  )
}
