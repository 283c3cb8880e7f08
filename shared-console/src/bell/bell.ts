/** How often the bell strikes, in seconds. */
const PERIOD_S = 6;
const LENGTH_S = 1.6;
/** Partials of a small counter bell: frequency in Hz, loudness. */
const PARTIALS = [
  [1318.5, 0.5],
  [2637, 0.22],
  [3951, 0.08],
] as const;

/** A bell that strikes again and again by itself, also while the window is hidden and its timers sleep. */
export interface Bell {
  isAllowed: () => boolean;
  /** Asks the browser to let it sound; it does so once somebody has pressed something. */
  allow: () => Promise<void>;
  ring: () => void;
  hush: () => void;
  close: () => void;
}

const strokeOf = (context: AudioContext): AudioBuffer => {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(1, rate * PERIOD_S, rate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < rate * LENGTH_S; index += 1) {
    const time = index / rate;
    const fading = Math.exp(-3.2 * time) * Math.min(1, time * 400);
    samples[index] =
      fading *
      PARTIALS.reduce((sum, [hertz, loudness]) => sum + loudness * Math.sin(2 * Math.PI * hertz * time), 0);
  }
  return buffer;
};

/** Makes the bell. It is drawn from tones, so that nothing has to be fetched when an order arrives. */
export const createBell = (): Bell => {
  const context = new AudioContext();
  const stroke = strokeOf(context);
  let ringing: AudioBufferSourceNode | undefined;
  const start = (): AudioBufferSourceNode => {
    const source = context.createBufferSource();
    source.buffer = stroke;
    source.loop = true;
    source.connect(context.destination);
    source.start();
    return source;
  };
  return {
    isAllowed: () => context.state === 'running',
    allow: () => context.resume(),
    ring: () => {
      ringing ??= start();
    },
    hush: () => {
      ringing?.stop();
      ringing = undefined;
    },
    close: () => void context.close(),
  };
};
