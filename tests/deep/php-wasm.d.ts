/** What we use of these packages, whose own types Node's way of resolving doesn't find. */
declare module "@php-wasm/node-8-3" {
  export function getPHPLoaderModule(): Promise<import("@php-wasm/universal").LoaderModule>;
}

declare module "@php-wasm/universal" {
  export interface LoaderModule {
    readonly dependencyFilename: string;
  }

  export interface PhpResponse {
    readonly text: string;
    /** What PHP wrote to its error output. */
    readonly errors: string;
    readonly exitCode: number;
  }

  export class PHP {
    constructor(runtime: number);
    mkdir(path: string): void;
    writeFile(path: string, content: string | Uint8Array): void;
    run(request: { readonly scriptPath: string }): Promise<PhpResponse>;
    exit(): void;
  }

  /** @returns the runtime's id */
  export function loadPHPRuntime(loader: LoaderModule): Promise<number>;
}
