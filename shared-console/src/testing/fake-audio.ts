/** What the page lets sound. */
export interface FakeAudio {
  /** How many sounds repeat right now. */
  ringing: number;
}

/** Puts sound on the page that counts what repeats; it is blocked until something is pressed, as in a browser. */
export const fakeAudio = (): FakeAudio => {
  let isPressed = false;
  for (const press of ['pointerdown', 'keydown']) {
    addEventListener(
      press,
      () => {
        isPressed = true;
      },
      { capture: true, once: true },
    );
  }
  const audio: FakeAudio = { ringing: 0 };
  class FakeSource {
    buffer = null;
    loop = false;
    connect(): void {}
    start(): void {
      if (this.loop) audio.ringing += 1;
    }
    stop(): void {
      if (this.loop) audio.ringing -= 1;
    }
  }
  class FakeContext {
    sampleRate = 10;
    destination = {};
    get state(): string {
      return isPressed ? 'running' : 'suspended';
    }
    createBuffer = (_channels: number, length: number) => ({
      getChannelData: () => new Float32Array(length),
    });
    createBufferSource = () => new FakeSource();
    resume = async (): Promise<void> => undefined;
    close = async (): Promise<void> => undefined;
  }
  Object.defineProperty(window, 'AudioContext', { configurable: true, value: FakeContext });
  return audio;
};
