import { Badge } from '@codegouvfr/react-dsfr/Badge'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { type ImportOutcome, isLevel } from '@ma-cantine/lib/imports/import-outcome'
import { useState } from 'react'
import { usePageTitle } from '../app/page-title.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import type { ScreenName } from '../app/screen-name.ts'
import { SiteLink } from '../app/site-link.tsx'
import { FormatGuide } from './FormatGuide.tsx'
import { GuideDisclosure } from './guide/GuideDisclosure.tsx'
import { ImportedFile } from './ImportedFile.tsx'
import { useChooserWords } from './words/chooser-words.ts'
import { useImportWords } from './words/import-words.ts'

/** Anchor of the section where the file is chosen. */
const fileSection = 'fichier'

/** The screen that all imports share: the file first, then how to prepare it. */
export function ImportScreen({ outcome }: { readonly outcome: ImportOutcome }) {
  const words = useImportWords()
  const titleOf = useTitles()
  const { title } = useChooserWords().outcomes[outcome]
  const [hasFile, setHasFile] = useState(false)
  usePageTitle(isLevel(outcome) ? words.levelTitle(title, titleOf('DiagnosticImportPage')) : title)
  return (
    <>
      <h1 className="fr-mb-2w">{title}</h1>
      <p className="fr-text--lead fr-mb-3w">{words.intros[outcome]}</p>
      <section id={fileSection} className="mc-import-file" aria-labelledby="verifier">
        <h2 id="verifier" className="fr-sr-only">
          {words.send}
        </h2>
        <ImportedFile key={outcome} outcome={outcome} onFile={setHasFile} />
      </section>
      {!hasFile && <Shortcut outcome={outcome} />}
      <GuideDisclosure isFolded={hasFile}>
        <FormatGuide outcome={outcome} />
      </GuideDisclosure>
      <Help />
    </>
  )
}

/** The screens that may spare the file. */
const shortcutScreens = {
  PURCHASES: 'PurchasesHome',
  RECAP: 'NewRecapRequest',
  CANTEENS: 'CanteenCreation',
} as const satisfies Partial<Record<ImportOutcome, ScreenName>>

const isShortened = (outcome: ImportOutcome): outcome is keyof typeof shortcutScreens => outcome in shortcutScreens

/** Links to a form that is quicker than a file when there is little to enter, or that has somebody else give the file. */
function Shortcut({ outcome }: { readonly outcome: ImportOutcome }) {
  const { shortcuts } = useImportWords()
  if (!isShortened(outcome)) return null
  const { text, link } = shortcuts[outcome]
  return (
    <p className="fr-mt-3w fr-mb-0">
      <strong>{text}</strong>{' '}
      <SiteLink className="fr-link" href={addressOf(shortcutScreens[outcome])}>
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
