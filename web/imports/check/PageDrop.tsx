import { useEffect, useEffectEvent, useState } from 'react'
import { useCheckWords } from './words/check-words.ts'

/** Takes the files dropped anywhere on the page. */
export function PageDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { drop } = useCheckWords()
  const [isOver, setIsOver] = useState(false)
  const give = useEffectEvent(onFiles)

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const dragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
    }
    addEventListener('dragover', dragOver, { signal })
    // Only a drag that leaves the window goes to no element.
    addEventListener('dragleave', event => event.relatedTarget === null && setIsOver(false), { signal })
    addEventListener(
      'drop',
      event => {
        setIsOver(false)
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0) return
        event.preventDefault()
        give(files)
      },
      { signal },
    )
    return () => listening.abort()
  }, [])

  return isOver && <p className="mc-check-page-drop fr-text--lead">{drop.now}</p>
}
