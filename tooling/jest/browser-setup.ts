import '@testing-library/jest-dom';
import './strict-console.ts';
