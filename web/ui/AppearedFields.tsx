import { useEffect, useRef, useState } from 'react'

export interface AppearedFieldsProps {
  /** The labels of the fields that depend on answers and are shown now. */
  readonly labels: readonly string[]
  readonly sentence: (label: string) => string
}

/** Tells screen readers which fields an answer has just made appear further down. */
export function AppearedFields({ labels, sentence }: AppearedFieldsProps) {
  const known = useRef<readonly string[]>(labels)
  const [appeared, setAppeared] = useState<readonly string[]>([])
  const key = labels.join('\n')
  useEffect(() => {
    const all = key === '' ? [] : key.split('\n')
    const added = all.filter(label => !known.current.includes(label))
    known.current = all
    if (added.length > 0) setAppeared(added)
  }, [key])
  return (
    <p className="fr-sr-only" role="status">
      {appeared.map(sentence).join('. ')}
    </p>
  )
}
