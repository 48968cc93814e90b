import { css } from 'styled-components';

/** The edge of a surface that is set apart by its fill or its shadow: forced colours take both away. */
export const edge = css`
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
