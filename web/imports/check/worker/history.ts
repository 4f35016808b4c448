/** A change to a file: an edit of one cell, or a rewrite of the whole file. */
export type Step<Document> =
  | { readonly kind: 'edit'; readonly row: number; readonly position: number; readonly text: string }
  | { readonly kind: 'rewrite'; readonly document: Document }

/** The edited cells: by row, then by position from 0. */
export type Edits = ReadonlyMap<number, ReadonlyMap<number, string>>

/** The changes to a file, each of which can be undone and redone. */
export class History<Document> {
  private readonly steps: Step<Document>[] = []
  private doneCount = 0
  private readonly first: Document

  constructor(first: Document) {
    this.first = first
  }

  add(step: Step<Document>): void {
    this.steps.splice(this.doneCount, this.steps.length, step)
    this.doneCount++
  }

  get undoable(): number {
    return this.doneCount
  }

  get redoable(): number {
    return this.steps.length - this.doneCount
  }

  /** @returns the step that was undone; null when there is none. */
  undo(): Step<Document> | null {
    return this.doneCount === 0 ? null : (this.steps[--this.doneCount] as Step<Document>)
  }

  /** @returns the step that was redone; null when there is none. */
  redo(): Step<Document> | null {
    return this.redoable === 0 ? null : (this.steps[this.doneCount++] as Step<Document>)
  }

  /** The file after the last rewrite. */
  get document(): Document {
    const last = this.steps.slice(0, this.doneCount).findLast(step => step.kind === 'rewrite')
    return last ? last.document : this.first
  }

  /** The cells edited since the last rewrite. */
  get edits(): Edits {
    const edits = new Map<number, Map<number, string>>()
    const start = this.steps.slice(0, this.doneCount).findLastIndex(({ kind }) => kind === 'rewrite') + 1
    for (const step of this.steps.slice(start, this.doneCount)) {
      if (step.kind !== 'edit') continue
      const cells = edits.get(step.row) ?? new Map<number, string>()
      edits.set(step.row, cells.set(step.position, step.text))
    }
    return edits
  }
}
