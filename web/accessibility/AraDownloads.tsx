import { ButtonsGroup } from '@codegouvfr/react-dsfr/ButtonsGroup'
import { addressOf } from '../app/screen-list.ts'
import { saveFile } from '../ui/save-file.ts'
import { araAudit, araGrid } from './ara-results.ts'
import { auditedPages } from './audited-pages.ts'
import type { AuditedPageId } from './criterion.ts'
import { useAccessibilityWords } from './words/accessibility-words.ts'

const urlOf = (page: AuditedPageId): string => {
  const { screen } = auditedPages[page]
  return screen ? new URL(addressOf(screen), location.href).href : ''
}

/** The answers, for an auditor to take over in their own tool. */
export function AraDownloads() {
  const { downloads } = useAccessibilityWords()
  const saveGrid = () => saveFile(new File([`\ufeff${araGrid()}`], 'grille-rgaa.csv', { type: 'text/csv' }))
  const saveResults = () => {
    const audit = araAudit('ma cantine', urlOf)
    saveFile(new File([JSON.stringify(audit, null, 2)], 'resultats-rgaa.json', { type: 'application/json' }))
  }
  return (
    <>
      <h3 className="fr-h5 fr-mb-1w">{downloads.title}</h3>
      <p>{downloads.text}</p>
      <ButtonsGroup
        inlineLayoutWhen="md and up"
        buttons={[
          { children: downloads.grid, iconId: 'fr-icon-download-line', priority: 'secondary', onClick: saveGrid },
          { children: downloads.results, iconId: 'fr-icon-download-line', priority: 'secondary', onClick: saveResults },
        ]}
      />
    </>
  )
}
