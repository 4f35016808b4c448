import { Button } from '@codegouvfr/react-dsfr/Button'
import { useState } from 'react'
import { useLocale } from '../../../app/locale.ts'
import { saveFile } from '../../../ui/save-file.ts'
import type { ConversionView } from '../check-protocol.ts'
import type { CheckedState } from '../use-file-check.ts'
import { useConversionWords } from './words/conversion-words.ts'

export interface ConversionNoticeProps {
  readonly state: CheckedState
  readonly announce: (message: string) => void
}

type Step = 'offered' | 'converting' | 'failed' | ConversionView

/** Offers the file in the format of 2026, once it has told what that format cannot say. */
export default function ConversionNotice({ state: { file, client, doing }, announce }: ConversionNoticeProps) {
  const words = useConversionWords()
  const locale = useLocale()
  const [step, setStep] = useState<Step>('offered')

  const convert = async () => {
    setStep('converting')
    const view = await client.call('to2026', locale).catch(() => null)
    setStep(view ?? 'failed')
    announce(view ? summaryOf(view, words) : words.failed)
  }

  return (
    <section className="fr-mt-4w" aria-labelledby="ancien-format">
      <h3 id="ancien-format" className="fr-h6 fr-mb-1w">
        {words.title}
      </h3>
      <p>{words.text}</p>
      {typeof step === 'object' ? (
        <Converted view={step} onDownload={() => saveFile(convertedFile(file.name, step))} />
      ) : (
        <>
          <Button
            type="button"
            priority="tertiary"
            size="small"
            disabled={doing !== 'nothing' || step === 'converting'}
            onClick={() => void convert()}
          >
            {step === 'converting' ? words.converting : words.convert}
          </Button>
          {step === 'failed' && <p className="fr-error-text">{words.failed}</p>}
        </>
      )}
    </section>
  )
}

interface ConvertedProps {
  readonly view: ConversionView
  readonly onDownload: () => void
}

function Converted({ view, onDownload }: ConvertedProps) {
  const words = useConversionWords()
  const { converted, unsayableRows, partRows, change, told } = view
  const leftOut = unsayableRows - partRows
  const others = unsayableRows - new Set(told.map(({ row }) => row)).size
  return (
    <>
      <p className="fr-text--bold fr-mb-1w">{summaryOf(view, words)}</p>
      {unsayableRows > 0 && (
        <details className="mc-check-details fr-mb-2w">
          <summary>{words.details}</summary>
          <ul>
            {told.map(({ row, reason }) => (
              <li key={`${row} ${reason}`}>{words.row(row, reason)}</li>
            ))}
          </ul>
          {others > 0 && <p>{words.others(others)}</p>}
        </details>
      )}
      {converted > 0 && (
        <>
          {partRows > 0 && <p className="fr-mb-1w">{words.inPart(partRows)}</p>}
          {leftOut > 0 && <p className="fr-mb-1w">{words.leftOut(leftOut)}</p>}
          {change !== null && <p className="fr-mb-1w">{change}</p>}
          <Button type="button" priority="secondary" size="small" iconId="fr-icon-download-line" onClick={onDownload}>
            {unsayableRows > 0 ? words.downloadRest(converted) : words.download}
          </Button>
        </>
      )}
    </>
  )
}

const summaryOf = (
  { converted, unsayableRows }: ConversionView,
  words: ReturnType<typeof useConversionWords>,
): string => {
  if (unsayableRows === 0) return words.converted(converted)
  return converted === 0 ? words.nothing : words.unsayable(unsayableRows)
}

/** `achats.xlsx` gives `achats.2026.csv`, as the command names it. */
const convertedFile = (name: string, { bytes }: ConversionView): File =>
  new File([bytes as Uint8Array<ArrayBuffer>], `${name.replace(/\.[^.]*$/, '')}.2026.csv`, { type: 'text/csv' })
