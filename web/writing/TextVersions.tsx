import { Accordion } from '@codegouvfr/react-dsfr/Accordion'
import { Alert } from '@codegouvfr/react-dsfr/Alert'
import { Button } from '@codegouvfr/react-dsfr/Button'
import { BadRequestError, RefusedError } from '@ma-cantine/lib/http/api-error'
import { formatMoment } from '@ma-cantine/lib/messages/dates'
import type { TextVersion } from '@ma-cantine/lib/writing/written-text'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale } from '../app/locale.ts'
import { notify } from '../app/notices.ts'
import { queries } from '../app/queries.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { useAction } from '../ui/use-action.ts'
import { useFormWords } from '../ui/words/form-words.ts'
import type { VersionSource } from './version-source.ts'
import { useWritingWords } from './words/writing-words.ts'
import type { TextValues } from './writing-kind.ts'

interface TextVersionsProps {
  readonly source: VersionSource
  readonly text: TextValues & { readonly modificationDate: string }
  /** Whether the form holds more than what is saved, which putting a version back would lose. */
  readonly isChanged: boolean
}

/** The versions of a text, any of which can be put back; folded, and asked for once it is opened. */
export function TextVersions(props: TextVersionsProps) {
  const { versions: words } = useWritingWords()
  const [isOpened, setOpened] = useState(false)
  return (
    <Accordion className="fr-mt-4w" label={words.title} titleAs="h2" onExpandedChange={() => setOpened(true)}>
      {isOpened ? <Versions {...props} /> : ''}
    </Accordion>
  )
}

const pageSize = 20
const mostVersions = 100

function Versions({ source, text, isChanged }: TextVersionsProps) {
  const { versions: words } = useWritingWords()
  const locale = useLocale()
  const [limit, setLimit] = useState(pageSize)
  const [shown, setShown] = useState<TextVersion | null>(null)
  const line = ({ date, author }: TextVersion): string => {
    const moment = formatMoment(date, locale)
    const name = author && `${author.firstName} ${author.lastName}`.trim()
    return name ? words.by(moment, name) : words.byNobody(moment)
  }
  const changeOf = ({ changed }: TextVersion): string =>
    changed.length === 0 ? words.changedUnseen : words.changed(changed.map(source.labelOf).join(', '))
  return (
    <QueryView query={source.listQuery(limit)} compact>
      {({ count, results }) => (
        <>
          <ul className="mc-writing-versions">
            {results.map((version, index) => (
              <li key={version.id}>
                <div>
                  <strong>{line(version)}</strong>
                  <br />
                  {version.kind === 'creation' ? words.creation : changeOf(version)}
                </div>
                {index === 0 ? (
                  <span className="fr-hint-text">{words.current}</span>
                ) : (
                  <Button
                    type="button"
                    priority="tertiary"
                    size="small"
                    nativeButtonProps={{ 'aria-label': words.showOf(formatMoment(version.date, locale)) }}
                    onClick={() => setShown(version)}
                  >
                    {words.show}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {count > results.length && limit < mostVersions && (
            <Button type="button" priority="tertiary" size="small" onClick={() => setLimit(mostVersions)}>
              {words.more}
            </Button>
          )}
          {shown && (
            <VersionDialog
              source={source}
              text={text}
              isChanged={isChanged}
              version={shown}
              onClose={() => setShown(null)}
            />
          )}
        </>
      )}
    </QueryView>
  )
}

interface VersionDialogProps extends TextVersionsProps {
  readonly version: TextVersion
  readonly onClose: () => void
}

/** What a version says where it differs from the text of today. */
function VersionDialog(props: VersionDialogProps) {
  const { source, version, onClose } = props
  const { versions: words } = useWritingWords()
  const locale = useLocale()
  return (
    <Dialog title={words.dialogTitle(formatMoment(version.date, locale))} isWide onClose={onClose}>
      <QueryView query={source.oneQuery(version.id)} compact>
        {values => <VersionValues {...props} values={values} />}
      </QueryView>
    </Dialog>
  )
}

/** Whether a value is the address of a picture, which is shown rather than written. */
const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(images|media\/textes)\/[\w/-]+\.\w+$/.test(value)

type VersionValuesProps = VersionDialogProps & { readonly values: TextValues }

function VersionValues({ source, text, isChanged, version, values, onClose }: VersionValuesProps) {
  const { versions: words } = useWritingWords()
  const { cancel } = useFormWords()
  const locale = useLocale()
  const changed = Object.entries(values).filter(
    // A former draft does not take the text off the site.
    ([name, value]) => name !== 'published' && JSON.stringify(value) !== JSON.stringify(text[name]),
  )
  const { state, run } = useAction(async () => {
    const body = Object.fromEntries(changed)
    try {
      await source.putBack(body, text.modificationDate)
    } catch (error) {
      if (error instanceof BadRequestError) throw new RefusedError(error.status, words.refused)
      throw error
    }
    flushSync(onClose)
    notify({
      status: 'success',
      title: words.putBackTitle,
      message: words.putBackDone(formatMoment(version.date, locale)),
    })
    await queries.invalidateQueries({ queryKey: source.queryKey })
  })
  if (changed.length === 0) return <p>{words.same}</p>
  return (
    <>
      <dl className="mc-writing-values">
        {changed.map(([name, value]) => (
          <div key={name}>
            <dt>{source.labelOf(name)}</dt>
            <dd>{isPicture(value) ? <img src={value} alt="" /> : source.write(value)}</dd>
          </div>
        ))}
      </dl>
      <p>{words.putBackText}</p>
      {isChanged && <p className="fr-message fr-message--warning fr-mb-2w">{words.putBackLoses}</p>}
      <div role="alert">
        {state.kind === 'failed' && <Alert className="fr-mb-3w" severity="error" small description={state.message} />}
      </div>
      <DialogButtons main={{ label: words.putBack, onClick: run }} other={{ label: cancel, onClick: onClose }} />
    </>
  )
}
