/** An upload as `uploadFetch` works it: half of it goes out at once, the rest with the answer of the replaced `fetch`. */
class FakeUpload {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  withCredentials = false;
  responseText = '';
  #method = 'GET';
  #url = '';
  readonly #headers = new Headers();
  #answered = new Headers();
  readonly #end = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answered].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }

  abort(): void {
    this.#end.abort();
    this.onabort?.();
    this.onloadend?.();
  }

  send(body: BodyInit): void {
    this.upload.onprogress?.({ loaded: 1, total: 2 });
    void this.#ask(body).catch(() => {
      if (this.#end.signal.aborted) return;
      this.onerror?.();
      this.onloadend?.();
    });
  }

  async #ask(body: BodyInit): Promise<void> {
    const { signal } = this.#end;
    const answer = await fetch(this.#url, {
      method: this.#method,
      headers: this.#headers,
      body,
      signal,
      ...(this.withCredentials && { credentials: 'include' }),
    });
    this.responseText = await answer.text();
    if (signal.aborted) return;
    this.status = answer.status;
    this.#answered = answer.headers;
    this.upload.onprogress?.({ loaded: 2, total: 2 });
    this.onload?.();
    this.onloadend?.();
  }
}

/** Lets uploads of one test go the way of `fetch`, which the test has replaced. */
export const fakeUploads = (): void => {
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation(() => new FakeUpload() as unknown as XMLHttpRequest);
};
