import { useScaleWords } from './words/scale-words.ts'

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0', 'erase'] as const

/** A pad for wet hands, larger than the keyboard of a phone. */
export function NumberPad({ onPress }: { readonly onPress: (key: string) => void }) {
  const words = useScaleWords()
  const names: Readonly<Record<string, string>> = { ',': words.comma, erase: words.erase }
  return (
    <fieldset className="mc-scale-pad">
      <legend className="fr-sr-only">{words.pad}</legend>
      {keys.map(key => (
        <button key={key} type="button" aria-label={names[key]} onClick={() => onPress(key)}>
          {key === 'erase' ? <span className="fr-icon-arrow-left-line" aria-hidden="true" /> : key}
        </button>
      ))}
    </fieldset>
  )
}
