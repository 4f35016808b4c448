/** A step of the work on a file: one cell typed anew, or the whole file written anew. */
export type Step<Document> =
  | { readonly kind: 'edit'; readonly row: number; readonly position: number; readonly text: string }
  | { readonly kind: 'rewrite'; readonly document: Document }

/** The cells typed anew: by row, then by position from 0. */
export type Edits = ReadonlyMap<number, ReadonlyMap<number, string>>

/** What was done to a file, one step after the other, so that each can be undone and done again. */
export class History<Document> {
  private readonly steps: Step<Document>[] = []
  private done = 0
  private readonly first: Document

  constructor(first: Document) {
    this.first = first
  }

  add(step: Step<Document>): void {
    this.steps.splice(this.done, this.steps.length, step)
    this.done++
  }

  get undoable(): number {
    return this.done
  }

  get redoable(): number {
    return this.steps.length - this.done
  }

  /** The step that was undone; null when there is none. */
  undo(): Step<Document> | null {
    return this.done === 0 ? null : (this.steps[--this.done] as Step<Document>)
  }

  /** The step that was done again; null when there is none. */
  redo(): Step<Document> | null {
    return this.redoable === 0 ? null : (this.steps[this.done++] as Step<Document>)
  }

  /** The file as it was last written whole. */
  get document(): Document {
    const last = this.steps.slice(0, this.done).findLast(step => step.kind === 'rewrite')
    return last ? last.document : this.first
  }

  /** The cells typed since. */
  get edits(): Edits {
    const edits = new Map<number, Map<number, string>>()
    const start = this.steps.slice(0, this.done).findLastIndex(({ kind }) => kind === 'rewrite') + 1
    for (const step of this.steps.slice(start, this.done)) {
      if (step.kind !== 'edit') continue
      const cells = edits.get(step.row) ?? new Map<number, string>()
      edits.set(step.row, cells.set(step.position, step.text))
    }
    return edits
  }
}
