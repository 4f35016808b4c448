import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { withProbeTimeout } from './probe-timeout.ts'

/** Default metrics of the process (memory, processor, event loop), shared by its applications. */
let processRegistry: Registry | null = null

function processMetrics(): Registry {
  if (!processRegistry) {
    processRegistry = new Registry()
    collectDefaultMetrics({ register: processRegistry })
  }
  return processRegistry
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const importBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

/** The metrics of the application in the text format of Prometheus. No label contains personal data. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly registers = [this.registry]

  readonly requestDuration = new Histogram({
    name: 'ma_cantine_http_request_duration_seconds',
    help: 'Time from a request to the end of its answer, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: this.registers,
  })
  readonly requestsUnderWay = new Gauge({
    name: 'ma_cantine_http_requests_under_way',
    help: 'Requests that have no complete answer yet, by route pattern.',
    labelNames: ['method', 'route'],
    registers: this.registers,
  })
  readonly refusedRequests = new Counter({
    name: 'ma_cantine_refused_requests_total',
    help: 'Requests refused for being too many, by rule.',
    labelNames: ['rule'],
    registers: this.registers,
  })
  readonly importDuration = new Histogram({
    name: 'ma_cantine_import_duration_seconds',
    help: 'Time of imports, by kind and outcome; its count is that of the imports.',
    labelNames: ['kind', 'outcome'],
    buckets: importBuckets,
    registers: this.registers,
  })
  readonly importedRows = new Counter({
    name: 'ma_cantine_imported_rows_total',
    help: 'Rows written by imports, by kind.',
    labelNames: ['kind'],
    registers: this.registers,
  })
  readonly repairedCounts = new Counter({
    name: 'ma_cantine_repaired_counts_total',
    help: 'Canteens whose stored counts of purchases differed from their purchases, and were made again.',
    registers: this.registers,
  })

  readonly correctedFigures = new Counter({
    name: 'ma_cantine_corrected_figures_total',
    help: 'Canteens whose figures in the statistics of this node differed from their declarations, and were made again.',
    registers: this.registers,
  })

  /** Adds a value measured at each request of the metrics, and left out when measuring fails or takes too long. */
  watch(name: string, help: string, measure: () => number | Promise<number>): void {
    new Gauge({
      name: `ma_cantine_${name}`,
      help,
      registers: this.registers,
      async collect() {
        try {
          this.set(await withProbeTimeout(Promise.resolve(measure())))
        } catch {
          this.remove()
        }
      },
    })
  }

  /** Adds a state out of several, read at each request of the metrics: 1 for the one that holds, 0 for the others. */
  watchState<State extends string>(name: string, help: string, states: readonly State[], read: () => State): void {
    new Gauge({
      name: `ma_cantine_${name}`,
      help,
      labelNames: ['state'],
      registers: this.registers,
      collect() {
        const now = read()
        for (const state of states) this.set({ state }, state === now ? 1 : 0)
      },
    })
  }

  /** Adds counts that are kept elsewhere, by a label. */
  watchCounts(name: string, help: string, label: string, counts: Readonly<Record<string, number>>): void {
    new Counter({
      name: `ma_cantine_${name}`,
      help,
      labelNames: [label],
      registers: this.registers,
      collect() {
        this.reset()
        for (const [value, count] of Object.entries(counts)) this.inc({ [label]: value }, count)
      },
    })
  }

  get contentType(): string {
    return this.registry.contentType
  }

  async text(): Promise<string> {
    return `${await this.registry.metrics()}\n${await processMetrics().metrics()}`
  }
}
