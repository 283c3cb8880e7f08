// Tests here wait for a database and for work in the background, which have their own pace on a busy machine.
jest.setTimeout(60_000);
