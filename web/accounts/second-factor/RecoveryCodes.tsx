import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import { saveFile } from '../../ui/save-file.ts'
import { useCopy } from '../../ui/use-copy.ts'
import { useSecondFactorWords } from './words/second-factor-words.ts'
import './second-factor.css'

interface RecoveryCodesProps {
  readonly codes: readonly string[]
  /** What has just succeeded. */
  readonly note: string
  readonly onKept: () => void
}

/** Shows the recovery codes, once. */
export function RecoveryCodes({ codes, note, onKept }: RecoveryCodesProps) {
  const words = useSecondFactorWords()
  const { message, copy } = useCopy(codes.join('\n'))
  const save = () =>
    saveFile(new File([[words.fileTitle, '', ...codes, ''].join('\r\n')], words.fileName, { type: 'text/plain' }))
  return (
    <>
      <Alert className="fr-mb-3w" severity="success" small description={note} />
      <FocusedHeading className="fr-h4">{words.codesTitle}</FocusedHeading>
      <p>{words.codes}</p>
      <ul className="fr-raw-list mc-recovery-codes fr-mb-3w" aria-label={words.codesList}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <ul className="fr-btns-group fr-btns-group--inline-md fr-btns-group--icon-left">
        <li>
          <Button type="button" onClick={onKept}>
            {words.kept}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" iconId="fr-icon-download-line" onClick={save}>
            {words.save}
          </Button>
        </li>
        <li>
          <Button type="button" priority="secondary" iconId="fr-icon-clipboard-line" onClick={copy}>
            {words.copy}
          </Button>
        </li>
      </ul>
      <p role="status">{message}</p>
    </>
  )
}
