import { type DragEvent, useState } from 'react'

/** Lets files be dropped on an element, which gets `drop`; `isOver` while some are held above it. */
export function useFileDrop(onFiles: (files: FileList) => void) {
  const [isOver, setOver] = useState(false)
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onFiles(event.dataTransfer.files)
    },
  }
  return { isOver, drop }
}
